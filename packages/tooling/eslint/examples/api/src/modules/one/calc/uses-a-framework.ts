// expect: no-restricted-imports
export { Injectable } from '@nestjs/common';
