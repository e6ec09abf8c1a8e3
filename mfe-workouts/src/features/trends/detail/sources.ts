/** A publication, and what it supports on this page: no more than it says. */
export interface Source {
  authors: string;
  title: string;
  /** Journal, year, volume, issue and pages. */
  where: string;
  doi: string;
  supports: string;
}

export const SOURCES: readonly Source[] = [
  {
    authors: 'Gabbett TJ.',
    title: 'The training—injury prevention paradox: should athletes be training smarter and harder?',
    where: 'Br J Sports Med 2016;50(5):273–280.',
    doi: '10.1136/bjsports-2015-095788',
    supports:
      'A review of team sports: rapid and large increases of training load go along with more injuries, while a high load that an athlete is used to can protect. That is why the last seven days are compared with the athlete’s own weeks before. It sets no limit for a single athlete, so none is drawn here.',
  },
  {
    authors: 'Saw AE, Main LC, Gastin PB.',
    title:
      'Monitoring the athlete training response: subjective self-reported measures trump commonly used objective measures: a systematic review.',
    where: 'Br J Sports Med 2016;50(5):281–291.',
    doi: '10.1136/bjsports-2015-094758',
    supports:
      'Across 56 studies, what athletes report about themselves followed their training load more sensitively and more consistently than objective measures did. That is why the daily survey is one of the four figures.',
  },
  {
    authors: 'Harøy J, Clarsen B, Wiger EG, et al.',
    title:
      'The Adductor Strengthening Programme prevents groin problems among male football players: a cluster-randomised controlled trial.',
    where: 'Br J Sports Med 2019;53(3):150–157.',
    doi: '10.1136/bjsports-2017-098937',
    supports:
      'In 35 semi-professional men’s teams, one exercise that strengthens the adductors lowered the risk of reporting groin problems by 41 %. It shows that regular work around the hip can pay off; it tested another exercise, and not this routine.',
  },
];
