import * as testingLibrary from '@testing-library/react';

declare const SPECS: readonly { name: string; path: string }[];

jest.requireActual('./together.cjs')(SPECS, testingLibrary);
