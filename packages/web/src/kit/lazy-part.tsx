import { tooOften } from '@linmen/contract/own-texts.ts'
import * as texts from '@linmen/contract/shell-texts.ts'
import { Button } from '#ui/button/button.tsx'
import type { ErrorStateProps } from '#ui/error-state/error-state.tsx'
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react'
import {
  askAfterRedeploy,
  isMissingChunk,
  siteState,
  type SiteState,
} from '#kit/policy/script-failure.ts'

export type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches the code ahead: what is there when it is wanted is drawn without a skeleton. */
  fetch(): Promise<void>
}

/**
 * A page or part whose code comes on its own. When the network is gone it says so in its place,
 * and tries again when asked to or when the browser is online again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null
  const fetchCode = async () => (known = await load())
  const make = () => lazy(async () => ({ default: await fetchCode() }))
  let Part = make()
  // React remembers a failed import for ever.
  const again = () => {
    Part = make()
    fetchStylesAgain()
  }
  const Lazy = (props: Props) => {
    // For as long as it stands: another component in its place would forget everything.
    const [There] = useState(() => known)
    return (
      <PartBoundary
        again={again}
        content={() => (There ? <There {...props} /> : <Part {...props} />)}
      />
    )
  }
  return Object.assign(Lazy, { fetch: async () => void (await fetchCode()) })
}

// The loader asks for a style sheet once only, whether it came or not.
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]'))
    if (!hasCome(link)) link.replaceWith(link.cloneNode())
}

// A sheet that failed is there, but its rules may not be read.
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

// Fetched while there is a network, but not before the first page stands.
let Drawn: ComponentType<ErrorStateProps> | null = null
const fetchDrawn = async () => {
  Drawn ??= (await import('#ui/error-state/error-state.tsx')).ErrorState
}

/** Only where even the drawing could not be fetched. */
const Plain = ({ title, onRetry }: ErrorStateProps) => (
  <div role="alert" style={{ textAlign: 'center' }}>
    <p>{title}</p>
    <Button look="ghost" onClick={onRetry}>
      重新加载
    </Button>
  </div>
)

interface BoundaryProps {
  readonly again: () => void
  readonly content: () => ReactNode
}

interface State {
  readonly error: unknown
  /** Where the site answers, the code is gone for good. */
  readonly site: SiteState
}

const WHOLE: State = { error: null, site: 'away' }
const WORDS: Record<SiteState, string> = {
  there: '页面出错了，请重试',
  busy: tooOften,
  away: texts.networkDown,
}

class PartBoundary extends Component<BoundaryProps, State> {
  override state = WHOLE
  private hiddenBroken = false
  /** The fallback of a retry hides the part too. */
  private retrying = false

  static getDerivedStateFromError(error: unknown): State {
    return { error, site: 'away' }
  }

  override componentDidCatch(error: unknown): void {
    this.retrying = false
    if (!isMissingChunk(error)) return
    void askAfterRedeploy()
    void siteState().then((site) => this.setState({ site }))
  }

  override componentDidMount(): void {
    addEventListener('online', this.retry)
    void fetchDrawn().catch(() => {})
    // A hidden page heard nothing of the network coming back.
    if (this.hiddenBroken && navigator.onLine) this.retry()
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
    this.hiddenBroken = this.state.error !== null && !this.retrying
  }

  private readonly retry = (): void => {
    if (this.state.error === null) return
    this.retrying = true
    this.props.again()
    this.setState(WHOLE)
  }

  override render(): ReactNode {
    const { error, site } = this.state
    if (error === null) return this.props.content()
    if (!isMissingChunk(error)) throw error
    const Failed = Drawn ?? Plain
    return <Failed title={WORDS[site]} onRetry={this.retry} />
  }
}
