/** People the local apps know. */
export interface Guest {
  readonly uid: string
  readonly name: string
  /** A number the app has checked. */
  readonly phone?: string
}

export const guests: readonly Guest[] = [
  { uid: 'guest-1001', name: '看台小林' },
  { uid: 'guest-1002', name: '小美看球', phone: '13800000001' },
]
