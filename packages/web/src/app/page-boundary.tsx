import { askAfterRedeploy, isMissingChunk } from '#kit/policy/script-failure.ts'
import { Button } from '#ui/button/button.tsx'
import { Component, type ReactNode } from 'react'
import s from './page-boundary.module.css'

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
      <div className={s.broken} role="alert">
        <p>页面出错了，请重试</p>
        <Button look="ghost" onClick={() => this.setState({ failed: false })}>
          重新加载
        </Button>
      </div>
    )
  }
}
