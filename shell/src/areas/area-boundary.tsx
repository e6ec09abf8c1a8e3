import { Component, type ReactNode } from 'react';

interface Props {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Catches a crash of an area, so that navigation and other areas keep working. Renders nothing until the controller
 * decides the next step.
 */
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
