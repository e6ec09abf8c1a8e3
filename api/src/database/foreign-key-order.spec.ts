import { parentsFirst } from './foreign-key-order.js';

interface Table {
  name: string;
  foreignKeys: { referencedEntityMetadata: Table }[];
}

const table = (name: string, ...parents: Table[]): Table => ({
  name,
  foreignKeys: parents.map((parent) => ({ referencedEntityMetadata: parent })),
});
const names = (tables: readonly Table[]) => parentsFirst(tables).map(({ name }) => name);

describe('parentsFirst', () => {
  const club = table('club');
  const team = table('team', club);
  const coach = table('coach', club);
  const staff = table('staff', team, coach);

  it('puts each table after those it refers to, in any order of input', () => {
    expect(names([staff, coach, team, club])).toEqual(['club', 'team', 'coach', 'staff']);
    expect(names([club, coach, team, staff])).toEqual(['club', 'coach', 'team', 'staff']);
  });

  it('follows tables in between, and returns only the given ones', () => {
    expect(names([staff, club])).toEqual(['club', 'staff']);
  });

  it('accepts a table that refers to itself', () => {
    const tree = table('tree');
    tree.foreignKeys.push({ referencedEntityMetadata: tree });
    expect(names([tree])).toEqual(['tree']);
  });

  it('names the tables of a circle', () => {
    const egg = table('egg');
    const hen = table('hen', egg);
    egg.foreignKeys.push({ referencedEntityMetadata: hen });
    expect(() => names([egg])).toThrow('The foreign keys go round in a circle: egg → hen → egg.');
  });
});
