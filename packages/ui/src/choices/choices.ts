/** The only file that imports Autocomplete. */
export { default as Autocomplete } from '@mui/material/Autocomplete';
