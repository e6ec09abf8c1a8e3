import { useCallback } from 'react';
import { useAddressDialog, useAddressView, type ChangeView } from '@touchline/ui/router';
import { DETAIL_PARAM, readView, writeView, type TrendsView } from './model/trends-view.js';

interface TrendsViewState {
  view: TrendsView;
  change: ChangeView<TrendsView>;
  /** Whether the detail view of the chosen athlete is open. Opening it is a step for Back. */
  isDetail: boolean;
  openDetail: () => void;
  closeDetail: () => void;
}

/** The state of the screen, kept in the address. */
export function useTrendsView(): TrendsViewState {
  const { view, change } = useAddressView(readView, writeView);
  const { value, open, close } = useAddressDialog(DETAIL_PARAM);
  return {
    view,
    change,
    isDetail: value !== null,
    openDetail: useCallback(() => open('1'), [open]),
    closeDetail: close,
  };
}
