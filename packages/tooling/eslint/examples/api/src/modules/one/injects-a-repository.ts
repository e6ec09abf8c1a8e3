// expect: @typescript-eslint/no-restricted-imports
export { InjectRepository } from '@nestjs/typeorm';
