// expect: no-restricted-properties
export const lastTeam = () => window.sessionStorage.getItem('team');
