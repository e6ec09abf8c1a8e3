import { useCallback } from 'react';
import { useAddressDialog, useAddressView, type ChangeView } from '@touchline/ui/router';
import { DETAIL_PARAM, readView, writeView, type TrendsView } from './model/trends-view.js';

interface TrendsViewState {
  view: TrendsView;
  change: ChangeView<TrendsView>;
  /** Whether the detail view of the picked athlete is open. Opening it is a step for Back. */
  isDetail: boolean;
  openDetail: () => void;
  closeDetail: () => void;
}

/** The screen's state, kept in the address: a reload, a bookmark or a shared link shows the same. */
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
