import type { ComponentChildren } from 'preact';
import { Alarm } from '../../shared/frame.js';

interface SectionProps {
  id: string;
  title: string;
  problem: string | null;
  children: ComponentChildren;
}

export const Section = ({ id, title, problem, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <div class="card">
      {children}
      <Alarm>{problem}</Alarm>
    </div>
  </section>
);
