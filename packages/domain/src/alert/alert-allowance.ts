/** What stands between a person and notifications of the system: nothing is left to do where it is granted. */
export type Allowance = 'missing' | 'insecure' | 'denied' | 'default' | 'granted'

export interface AlertFacts {
  /** Null where the browser has no notifications at all. */
  readonly permission: 'denied' | 'default' | 'granted' | null
  /** Browsers refuse every page that came over an open line, whatever its visitor allows. */
  readonly secure: boolean
}

export function allowanceOf({ permission, secure }: AlertFacts): Allowance {
  if (permission === null) return secure ? 'missing' : 'insecure'
  return secure || permission === 'granted' ? permission : 'insecure'
}

/** What a person is told who wants notifications and cannot have them: what is in the way, then what to do. */
export function blockedWords(allowance: Exclude<Allowance, 'granted'>, userAgent: string): string {
  if (allowance === 'default') return '还没有允许通知：再点一次开关，在浏览器的询问里选“允许”'
  if (allowance === 'insecure') return '系统通知只在 https 网址下可用：请改用 https 打开本站'
  const apple = /iPhone|iPad|iPod/.test(userAgent)
  if (allowance === 'missing')
    return apple
      ? '这个浏览器不支持系统通知：请用 Safari 把本站添加到主屏幕，再从主屏幕打开'
      : '这个浏览器不支持系统通知：请换用新版 Chrome、Edge 或 Firefox 打开本站'
  return `通知被浏览器拦截：${apple ? APPLE : /Android/.test(userAgent) ? ANDROID : OTHERS}，再回来打开`
}

/** Words while the browser asks; some ask so quietly that nobody notices. */
export const ASKING = '请在浏览器的询问里选“允许”；没有看到询问时，点地址栏里的铃铛图标'

const APPLE = '请到系统“设置 › 通知”里找到本应用，打开“允许通知”'
const ANDROID =
  '请点地址栏左侧的图标，在“权限”里把“通知”改为允许；没有这一项时，到系统设置里允许浏览器发通知'
const OTHERS = '请点地址栏左侧的图标，在网站设置里把“通知”改为允许'
