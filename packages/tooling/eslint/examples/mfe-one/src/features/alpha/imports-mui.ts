// expect: no-restricted-imports
export { default as Button } from '@mui/material/Button';
