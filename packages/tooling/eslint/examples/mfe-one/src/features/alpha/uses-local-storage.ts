// expect: no-restricted-globals
export const lastTeam = () => localStorage.getItem('team');
