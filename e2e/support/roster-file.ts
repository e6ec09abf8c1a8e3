/** 24 athletes as a club lists them: a title above, last name first, decimal commas, a total below. */
const PEOPLE = Array.from({ length: 24 }, (_, at) => {
  const letter = String.fromCharCode(65 + at);
  const born = `${String((at % 28) + 1).padStart(2, '0')}.03.2010`;
  return [`${letter}ek, ${letter}nna`, born, String(at + 2), at % 2 === 0 ? 'Sturm' : 'Abwehr', `5${at % 10},5`];
});
const LIST = [
  ['U17 Mädchen, Saison 2026/27', '', '', '', ''],
  ['Name', 'Geburtsdatum', 'Rückennummer', 'Position', 'Gewicht (kg)'],
  ...PEOPLE,
  ['Summe', '', '24', '', ''],
]
  .map((cells) => cells.join(';'))
  .join('\r\n');

/** A roster of 24 as a file to choose. */
export const rosterFile = () => ({ name: 'Kader U17.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
