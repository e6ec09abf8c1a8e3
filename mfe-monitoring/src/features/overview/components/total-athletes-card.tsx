import { BigFigure, Caption, OverviewCard } from './overview-card.js';

/** Everybody on a roster. */
export function TotalAthletesCard({ total, link }: { total: number; link: { to: string; name: string } | null }) {
  return (
    <OverviewCard area="total" title="Total Athletes" link={link}>
      <BigFigure>{total}</BigFigure>
      <Caption>Currently Active</Caption>
    </OverviewCard>
  );
}
