const MYRIAD = 10_000

/** `2.4万` from ten thousand on, `1,286` below. */
export function amountText(amount: number): string {
  if (Math.abs(amount) < MYRIAD) return thousands(String(Math.round(amount)))
  const text = (amount / MYRIAD).toFixed(1).replace(/\.0$/, '')
  return `${thousands(text)}万`
}

const thousands = (text: string) =>
  text.replace(
    /^(-?)(\d+)/,
    (_, sign: string, whole: string) => `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}`,
  )
