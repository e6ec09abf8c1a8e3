require('./together.cjs')(SPECS, require('@testing-library/react'));
