import { CHRONIC_DAYS } from '@touchline/contracts/load-windows';

/**
 * Acute to chronic workload ratio; null before 28 days of history and for a chronic workload of 0. The product shows it
 * as a number without a danger zone: Lolli et al. 2017, Impellizzeri et al. 2021 (Sports Med 51:581).
 */
export function acwr(acute: number, chronic: number, historyDays: number): number | null {
  return historyDays < CHRONIC_DAYS || chronic === 0 ? null : acute / chronic;
}
