import { Component, type ReactNode } from 'react';

interface Props {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a crash inside the area's place: navigation and the other areas stay alive. Until it is clear what follows, the place is empty. */
export class AreaBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
