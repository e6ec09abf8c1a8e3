import type { ReactNode } from 'react';
import { uiTexts } from '../texts.js';
import { panelState, type PanelQuery } from './panel-state.js';
import { RetryAlert } from './retry-alert.js';
import { EmptyPanel, ErrorPanel, LoadingPanel } from './state-panels.js';

interface QueryPanelProps<TData> {
  query: PanelQuery<TData>;
  /** The sentence for a failed call, or a function that returns one. */
  errorText: string | ((error: unknown) => string);
  /** Shown when there is nothing: a text, or a panel. */
  empty?: ReactNode;
  isEmpty?: (data: TData) => boolean;
  loadingText?: string;
  minHeight?: number;
  children: (data: TData) => ReactNode;
}

const never = () => false;

/** Loaded data in its four states, always in this order: loading, error, empty, data. */
export function QueryPanel<TData>(props: QueryPanelProps<TData>) {
  const { query, errorText, empty, isEmpty = never, loadingText, minHeight, children } = props;
  const state = panelState(query, isEmpty);
  const retry = () => void query.refetch();
  if (state.kind === 'loading') return <LoadingPanel text={loadingText} minHeight={minHeight} />;
  if (state.kind === 'error') {
    return (
      <ErrorPanel
        text={typeof errorText === 'string' ? errorText : errorText(state.error)}
        onRetry={retry}
        minHeight={minHeight}
      />
    );
  }
  return (
    <>
      {state.stale && (
        <RetryAlert severity="warning" onRetry={retry} sx={{ mb: 1 }}>
          {uiTexts.staleData}
        </RetryAlert>
      )}
      {state.kind === 'data' ? (
        children(state.data)
      ) : typeof empty === 'string' ? (
        <EmptyPanel text={empty} minHeight={minHeight} />
      ) : (
        empty
      )}
    </>
  );
}
