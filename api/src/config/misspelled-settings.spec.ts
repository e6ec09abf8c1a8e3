import { misspelledSettings } from './misspelled-settings.js';

describe('a misspelled setting', () => {
  const settings = ['PORT', 'DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL'];

  it.each(['DATABSE_URL', 'DATABASEE_URL', 'DATABASE_URI', 'DATABASE_RUL', 'XDATABASE_URL', 'DATABASE_UR'])(
    '%s is traced to the intended one',
    (name) => {
      expect(misspelledSettings([name, 'HOME'], settings)).toEqual([
        `${name} is set, but is no setting of the product. Write DATABASE_URL, if that is meant.`,
      ]);
    },
  );

  it('is none when the right one is set, too, or when the name is far from all, or short', () => {
    expect(misspelledSettings(['DATABSE_URL', 'DATABASE_URL'], settings)).toEqual([]);
    expect(misspelledSettings(['DB_URL', 'PATH', 'PORTS', 'SMTP_URL', 'NODE_ENV'], settings)).toEqual([]);
  });
});
