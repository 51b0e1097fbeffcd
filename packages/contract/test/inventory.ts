import { readFileSync } from 'node:fs'

export interface CallEntry {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly pathGiven?: boolean
  readonly loginRequired: boolean | 'unknown'
  readonly params: readonly { readonly name: string; readonly in: string }[]
  readonly responseFields: readonly string[]
}

export interface EntityEntry {
  readonly id: string
  readonly fields: readonly { readonly name: string }[]
}

export interface GatewayEntry {
  readonly id: string
  readonly apiName: string
  readonly sport: string
  readonly payload: readonly { readonly name: string }[]
}

export interface RouteEntry {
  readonly id: string
  readonly path: string | null
  readonly screenNames: readonly string[]
  readonly kind: string
  readonly loginRequired: boolean | 'unknown'
  readonly params: readonly { readonly name: string; readonly in: string }[]
}

export interface RedirectEntry {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly kind: string
}

export interface LinkEntry {
  readonly id: string
  readonly family: string
  readonly code: number
  readonly target: string
  readonly idParam: string | null
}

export interface TextEntry {
  readonly id: string
  readonly zh: string
  readonly proposed: boolean
}

export const calls = read<CallEntry>('calls')
export const gateway = read<GatewayEntry>('gateway')
export const routes = read<RouteEntry>('routes')
export const redirects = read<RedirectEntry>('redirects')
export const links = read<LinkEntry>('deeplinks')
export const entities = read<EntityEntry>('entities')
export const sentences = read<TextEntry>('texts')

function read<Entry>(name: string): readonly Entry[] {
  return JSON.parse(readFileSync(new URL(`../inventory/${name}.json`, import.meta.url), 'utf8'))
}
