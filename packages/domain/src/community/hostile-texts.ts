const TAGS = ['script', 'img', 'svg', 'iframe', 'body', 'input', 'video', 'details', 'object', 'a']
const EVENTS = ['onload', 'onerror', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onstart']
const SHELLS: readonly ((tag: string, event: string) => string)[] = [
  (tag, event) => `<${tag} ${event}=alert(1)>`,
  (tag, event) => `"><${tag} ${event}="alert(1)">`,
  (tag, event) => `'><${tag}/${event}='alert(1)'>`,
  (tag, event) => `<${tag.toUpperCase()} ${event.toUpperCase()}=alert\`1\`>`,
]
const OTHERS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<!--><script>alert(1)</script>-->',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '<style>@import "javascript:alert(1)"</style>',
]

/** Texts that would run something in a page that shows them as markup: more than three hundred. Whatever shows what people write is tried with them. */
export const hostileTexts: readonly string[] = [
  ...OTHERS,
  ...TAGS.flatMap((tag) => EVENTS.flatMap((event) => SHELLS.map((shell) => shell(tag, event)))),
  ...TAGS.map((tag) => `<${tag} src=javascript:alert(1)>`),
  ...TAGS.map((tag) => `<${tag} style="background:url(javascript:alert(1))">`),
]
