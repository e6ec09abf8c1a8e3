import { useMemo, useState } from 'react';
import type { RegistryDocument } from '@touchline/contracts/area';
import { declaredPages, pageAt, type DeclaredPage } from '../areas/declared-pages.js';

/**
 * The page at `pathname`; undefined if no live release offers it. A page that is on screen stays until the coach leaves
 * it, even if a new registry removes it or gives it to another area: it may hold unsaved work.
 */
export function useOpenPage(
  document: RegistryDocument | null,
  pathname: string,
  isAreaRunning: (area: string) => boolean,
): DeclaredPage | undefined {
  const offered = useMemo(
    () => (document ? pageAt(declaredPages(document), pathname) : undefined),
    [document, pathname],
  );
  const [open, setOpen] = useState({ page: offered, pathname });

  const isOpen = open.pathname === pathname && open.page !== undefined && isAreaRunning(open.page.area);
  const isSamePlace = open.page?.area === offered?.area && open.page?.prefix === offered?.prefix;
  const page = isOpen && !isSamePlace ? open.page : offered;
  if (open.page !== page || open.pathname !== pathname) setOpen({ page, pathname });
  return page;
}
