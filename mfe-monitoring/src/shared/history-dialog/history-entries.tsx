import type { ReactNode } from 'react';
import { AppDialog, Button, QueryPanel } from '@touchline/ui';
import type { UseQueryResult } from '@touchline/ui/query';

interface HistoryEntriesProps<T> {
  title: string;
  subject: string | undefined;
  query: UseQueryResult<T[]>;
  errorText: string;
  onClose: () => void;
  /** The history dialog over all entries. */
  children: (entries: T[]) => ReactNode;
}

/** The history dialog, or a dialog in its place while all entries are read, which the screen behind it does not need. */
export function HistoryEntries<T>({ title, subject, query, errorText, onClose, children }: HistoryEntriesProps<T>) {
  if (query.data) return children(query.data);
  return (
    <AppDialog
      open
      title={`Edit ${title}`}
      subtitle={subject}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <QueryPanel query={query} errorText={errorText} minHeight={320}>
        {() => null}
      </QueryPanel>
    </AppDialog>
  );
}
