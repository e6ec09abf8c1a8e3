import type { ComponentChildren } from 'preact';
import { Alarm } from '../../shared/frame.js';

interface SectionProps {
  id: string;
  title: string;
  problem: string | null;
  /** Loads again; absent when something is shown. */
  onRetry?: (() => void) | false;
  children: ComponentChildren;
}

export const Section = ({ id, title, problem, onRetry, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div class="card">
      {children}
      <Alarm>{problem}</Alarm>
      {problem !== null && onRetry && (
        <button type="button" class="second" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  </section>
);
