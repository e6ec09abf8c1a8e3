import { factsOf, kindsOf, readTarget } from '../test/targets.js';
import { textFile, workbook } from '../test/workbooks.js';

describe('the time of an event', () => {
  test.each([
    ['Datum;Termin', 'Sa 12.09.2026 15:30;Spiel', '15:30'],
    ['Datum;Termin', '12.09.2026, 15.30 Uhr;Spiel', '15:30'],
    ['Datum;Termin', '12.09.2026 18 Uhr;Training', '18:00'],
    ['Date;Titre', '12/09/2026 10h30;Match', '10:30'],
    ['Date;Titre', 'sam. 12/09/2026 à 10h;Match', '10:00'],
    ['Fecha;Título', 'sáb 12/09/2026 18:30;Partido', '18:30'],
    ['Fecha;Título', '12/09/2026 6:30 PM;Partido', '18:30'],
    ['Date;Title', '2026-09-12T18:30:00;Match', '18:30'],
  ])('below %s is in the cell of its day: %s', async (headings, row, time) => {
    const read = await readTarget('events', textFile(`${headings}\n${row}\n`), { date_order: 'dmy' });
    expect(factsOf(read)).toEqual([[null, '2026-09-12', { start_time: time, title: row.split(';')[1] }]]);
  });

  test('is in the number of a day and a time, and midnight is none', async () => {
    const rows = [46_277.645_833_333_3, 46_277, 46_278].map((value) => ({ value, format: 'dd.mm.yyyy hh:mm' }));
    const read = await readTarget(
      'events',
      workbook({ A: [['Datum', 'Titel'], ...rows.map((day) => [day, 'Spiel'])] }),
    );
    expect(factsOf(read)).toEqual([
      [null, '2026-09-12', { start_time: '15:30', title: 'Spiel' }],
      [null, '2026-09-12', { title: 'Spiel' }],
      [null, '2026-09-13', { title: 'Spiel' }],
    ]);
  });

  test.each(['2026-09-12', '2026-09-12 00:00:00', '2026-09-12T15:30:00Z'])('is not in %s', async (day) => {
    const read = await readTarget('events', textFile(`Date;Title\n${day};Match\n`));
    expect(factsOf(read)).toEqual([[null, '2026-09-12', { title: 'Match' }]]);
  });

  test('is the one of its own column', async () => {
    const read = await readTarget('events', textFile('Datum;Uhrzeit;Titel\n12.09.2026 15:30;14:00;Spiel\n'));
    expect(factsOf(read)).toEqual([[null, '2026-09-12', { start_time: '14:00', title: 'Spiel' }]]);
  });

  test('comes with its minutes when they have no column', async () => {
    const text = 'Datum;Uhrzeit;Titel\n12.09.2026;18:00 - 19:30 Uhr;Training\n13.09.2026;n.n.;Spiel\n';
    expect(factsOf(await readTarget('events', textFile(text)))).toEqual([
      [null, '2026-09-12', { start_time: '18:00', title: 'Training', duration_min: 90 }],
      [null, '2026-09-13', { start_time: null, title: 'Spiel' }],
    ]);
    const own = 'Date;Titre;Durée\n12/09/2026 18h-19h30;Entraînement;75\n13/09/2026 18h-19h30;Match;\n';
    expect(factsOf(await readTarget('events', textFile(own)))).toEqual([
      [null, '2026-09-12', { start_time: '18:00', title: 'Entraînement', duration_min: 75 }],
      [null, '2026-09-13', { start_time: '18:00', title: 'Match', duration_min: null }],
    ]);
  });

  test('is in the day of attendance, too', async () => {
    const read = await readTarget('attendance', textFile('Name;Datum;Status\nAnna Berg;Sa 12.09.2026 15:30;P\n'));
    expect(kindsOf(read)).toEqual([]);
    expect(factsOf(read)).toEqual([['Anna Berg', '2026-09-12', { start_time: '15:30', status: 'present' }]]);
  });
});

describe('a plan of matches', () => {
  test.each([
    ['Datum;Uhrzeit;Gegner;Ort', 'Sa 12.09.2026;15.30 Uhr;FC Example;Platz 2'],
    ['Date;Time;Opponent;Venue', '2026-09-12;15:30;FC Example;Platz 2'],
    ['Date;Heure;Adversaire;Lieu', '12/09/2026;15h30;FC Example;Platz 2'],
    ['Fecha;Hora;Rival;Lugar', '12/09/2026;15:30;FC Example;Platz 2'],
    ['Fecha;Hora;Contrario;Campo', '12/09/2026;15:30;FC Example;Platz 2'],
  ])('%s has the opponent as its title', async (headings, row) => {
    const read = await readTarget('events', textFile(`${headings}\n${row}\n`), { date_order: 'dmy' });
    expect(factsOf(read)).toEqual([
      [null, '2026-09-12', { start_time: '15:30', title: 'FC Example', place: 'Platz 2' }],
    ]);
  });

  test.each(['Titel;Gegner', 'Gegner;Titel'])('with %s has its own title', async (headings) => {
    const row = headings === 'Titel;Gegner' ? 'Pokal;FC Example' : 'FC Example;Pokal';
    const read = await readTarget('events', textFile(`Datum;${headings}\n12.09.2026;${row}\n`));
    expect(factsOf(read)).toEqual([[null, '2026-09-12', { title: 'Pokal' }]]);
  });
});
