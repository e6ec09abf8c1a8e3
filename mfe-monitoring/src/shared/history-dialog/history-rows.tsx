import { mdiCheck, mdiClose, mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Icon, IconButton } from '@touchline/ui';
import { DraftAlert } from './draft-alert.js';
import type { Draft } from './draft.js';
import { HistoryDate } from './history-date.js';
import type { HistoryKind, HistoryRow } from './history-kind.js';
import { dateId, factText } from './history-table.js';
import type { HistoryDraft } from './use-history-draft.js';
import { useReturnFocus, type FocusTarget } from './use-return-focus.js';
import { ValueInput } from './value-input.js';

interface RowButtonsProps {
  rowId: number;
  isDeleting: boolean;
  /** True while a record is saved. */
  disabled: boolean;
  /** Set when this row gets the focus after an action. */
  focus: FocusTarget | null;
  onEdit: () => void;
  onDelete: () => void;
}

/** The Edit and Delete buttons of a stored record. */
export function RowButtons({ rowId, isDeleting, disabled, focus, onEdit, onDelete }: RowButtonsProps) {
  const editButton = useReturnFocus(focus);
  return (
    <>
      <IconButton
        ref={editButton}
        aria-label="Edit record"
        aria-describedby={dateId(rowId)}
        disabled={disabled}
        onClick={onEdit}
        sx={{ width: 44, height: 44 }}
      >
        <Icon path={mdiPencilOutline} />
      </IconButton>
      <IconButton
        aria-label="Delete record"
        aria-describedby={dateId(rowId)}
        disabled={isDeleting || disabled}
        onClick={onDelete}
        sx={{ width: 44, height: 44 }}
      >
        <Icon path={mdiDeleteOutline} />
      </IconButton>
    </>
  );
}

interface EditRowProps<K extends string> {
  row: HistoryRow<K>;
  draft: Draft<K>;
  editing: HistoryDraft<K>;
  kind: Pick<HistoryKind<K>, 'columns' | 'facts' | 'canAdd'>;
  today: CalendarDate;
  onEnd: () => void;
}

/** A stored record while it is edited. Cancel drops the typed values without a question. */
export function EditRow<K extends string>({ row, draft, editing, kind, today, onEnd }: EditRowProps<K>) {
  const { columns, facts = [] } = kind;
  const date = dateId(row.id);
  const hasAlert = draft.saveError !== null || editing.conflict !== null;
  return (
    <>
      <tr role="row" className={hasAlert ? 'editing with-alert' : 'editing'}>
        <td role="cell" className="date">
          <HistoryDate id={date} date={row.date} today={today} />
        </td>
        {columns.map((column, index) => (
          <td role="cell" key={column.key} className={column.key}>
            <span aria-hidden className="label">
              {column.label}
            </span>
            <ValueInput
              column={column}
              text={draft.texts[column.key]}
              problem={draft.problems[column.key]}
              showsLabel={false}
              autoFocus={index === 0}
              readOnly={editing.busy}
              onText={editing.setText}
              onEnter={editing.save}
            />
          </td>
        ))}
        {facts.map((fact) => (
          <td role="cell" key={fact.key} className={fact.key}>
            {!fact.isWide && (
              <span aria-hidden className="label">
                {fact.label}
              </span>
            )}
            {factText(fact, row.facts)}
          </td>
        ))}
        <td role="cell" className="actions">
          <IconButton
            aria-label="Save changes"
            aria-describedby={date}
            color="primary"
            loading={editing.busy}
            disabled={editing.conflict !== null}
            onClick={editing.save}
            sx={{ width: 44, height: 44 }}
          >
            <Icon path={mdiCheck} />
          </IconButton>
          <IconButton
            aria-label="Cancel edit"
            aria-describedby={date}
            disabled={editing.busy}
            onClick={onEnd}
            sx={{ width: 44, height: 44 }}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </td>
      </tr>
      {hasAlert && (
        <tr role="row" className="editing">
          <td role="cell" className="whole" colSpan={columns.length + facts.length + 2}>
            <DraftAlert draft={draft} editing={editing} kind={kind} onTakeTheirs={onEnd} />
          </td>
        </tr>
      )}
    </>
  );
}
