import { judgeRights, parseGrant } from './mariadb-rights.check.js';

const statusesOf = (database: string, ...lines: string[]): string[] =>
  judgeRights(lines.flatMap(parseGrant), database).map(({ status }) => status);

const ROWS = 'SELECT, INSERT, UPDATE, DELETE';
const USAGE = "GRANT USAGE ON *.* TO `app`@`%` IDENTIFIED BY PASSWORD '*AB'";

describe('the rights of the product’s user', () => {
  it.each([
    ['rows', [USAGE, `GRANT ${ROWS} ON \`club\`.* TO \`app\`@\`%\``], ['ok']],
    ['rows, by a pattern', [USAGE, `GRANT ${ROWS} ON \`cl\\_b%\`.* TO \`app\`@\`%\``], ['failed']],
    ['rows, by a fitting pattern', [USAGE, `GRANT ${ROWS} ON \`c_u%\`.* TO \`app\`@\`%\``], ['ok']],
    [
      'rows, and what a backup needs',
      ['GRANT RELOAD, BINLOG MONITOR ON *.* TO a', `GRANT ${ROWS} ON \`club\`.* TO a`],
      ['ok'],
    ],
    ['no deletes', [USAGE, 'GRANT SELECT, INSERT, UPDATE ON `club`.* TO `app`@`%`'], ['failed']],
    ['another database', [USAGE, `GRANT ${ROWS} ON \`clubs\`.* TO \`app\`@\`%\``], ['failed']],
    ['one table', [USAGE, `GRANT ${ROWS} ON \`club\`.\`teams\` TO \`app\`@\`%\``], ['failed']],
    ['tables', [USAGE, `GRANT ${ROWS}, INDEX ON \`club\`.* TO \`app\`@\`%\``], ['warning']],
    ['everything of the database', [USAGE, 'GRANT ALL PRIVILEGES ON `club`.* TO `app`@`%`'], ['warning']],
    ['everything', ['GRANT ALL PRIVILEGES ON *.* TO `root`@`%` WITH GRANT OPTION'], ['warning', 'warning']],
  ])('%s', (_, lines, statuses) => {
    expect(statusesOf('club', ...lines)).toEqual(statuses);
  });
});
