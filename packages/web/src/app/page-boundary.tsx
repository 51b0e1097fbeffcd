import { askAfterRedeploy, isMissingChunk } from '#kit/script-failure.ts'
import { Component, type ReactNode } from 'react'

interface State {
  readonly failed: boolean
}

/** A page that breaks takes nobody with it. Missing code asks for a refresh, the rest for a retry. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error)) void askAfterRedeploy()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <p>页面出错了，请重试</p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          重试
        </button>
      </div>
    )
  }
}
