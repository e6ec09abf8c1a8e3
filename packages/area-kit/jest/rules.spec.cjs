require('./together.cjs')(SPECS);
