import { render, type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface FrameProps {
  title: string;
  /** Under the title, such as the team. */
  subtitle?: string | undefined;
  children: ComponentChildren;
}

/** The page begins at its top, as every page does; the screens after it begin at their title. */
let isFirstScreen = true;

/** What a screen looks like. The title gets the focus when another screen comes, so that a screen reader says where one is. */
export function Frame({ title, subtitle, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isFirstScreen) heading.current?.focus();
    isFirstScreen = false;
  }, []);
  return (
    <main>
      <p class="brand">Touchline</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {subtitle && <p class="subtitle">{subtitle}</p>}
      {children}
    </main>
  );
}

/** A sentence that a screen reader says when it changes. */
export const Status = ({ children }: { children: ComponentChildren }) => <p role="status">{children}</p>;

/** Says that something is on its way; empty otherwise. */
export const Sending = ({ is }: { is: boolean }) => (
  <p role="status" class="quiet">
    {is && 'Sending…'}
  </p>
);

export const Alarm = ({ children }: { children: ComponentChildren }) =>
  children ? (
    <div role="alert" class="alarm">
      {children}
    </div>
  ) : null;

/** Shows a page in place of "Loading…". */
export function show(page: ComponentChildren): void {
  const root = document.getElementById('root');
  if (!root) return;
  root.replaceChildren();
  render(page, root);
}
