interface HouseNumber {
  readonly title: string
  readonly unit: string
  /** As long as nobody has set another. */
  readonly usual: number
  readonly most: number
}

/** Numbers an operator can change without a deployment. */
export const houseNumbers = {
  freeLooks: { title: '特色数据每天免费解锁', unit: '次', usual: 1, most: 20 },
} as const satisfies Readonly<Record<string, HouseNumber>>

export type NumberName = keyof typeof houseNumbers

export const numberNames = Object.keys(houseNumbers) as NumberName[]
