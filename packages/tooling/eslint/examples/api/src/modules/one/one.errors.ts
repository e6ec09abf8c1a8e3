// expect: no-restricted-imports
export { HttpException } from '@nestjs/common';
