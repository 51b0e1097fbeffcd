const GRADES = [
  '特级大师',
  '九段上',
  '九段中',
  '九段下',
  '八段上',
  '八段中',
  '八段下',
  '七段上',
  '七段中',
  '七段下',
] as const

export type GradeName = (typeof GRADES)[number]

/** The name of an expert's grade, 1 (highest) to 10. */
export function gradeName(grade: number): GradeName {
  const name = GRADES[grade - 1]
  if (!name) throw new RangeError(`no expert grade ${grade}`)
  return name
}
