// expect: no-restricted-properties
export const inParis = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris' });
