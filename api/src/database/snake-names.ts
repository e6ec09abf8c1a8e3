import { DefaultNamingStrategy } from 'typeorm';

/** Properties are camelCase in code and snake_case in the tables. */
export class SnakeNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string): string {
    return customName || propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}
