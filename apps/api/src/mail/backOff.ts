import { daysBefore } from '../time/clock.ts';

/** Minutes for which a claimed message belongs to its process. After a crash another process claims it when they have passed. */
const leaseMinutes = 5;
/** Minutes until the next attempt after the first, second, … failure; the last value repeats. */
const backOffMinutes = [1, 5, 15, 60, 240, 720];
const minuteMs = 60_000;
/** Days after which a refused message is given up, and a mail shown on the outbox page is deleted. */
export const memoryDays = 30;

export function leasedUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMinutes * minuteMs);
}

/** The time of the next attempt after so many failures. */
export function nextAttempt(failures: number, now: Date): Date {
  const minutes = backOffMinutes[Math.min(failures, backOffMinutes.length) - 1] ?? leaseMinutes;
  return new Date(now.getTime() + minutes * minuteMs);
}

export function isGivenUp(createdAt: Date, now: Date): boolean {
  return createdAt <= daysBefore(now, memoryDays);
}
