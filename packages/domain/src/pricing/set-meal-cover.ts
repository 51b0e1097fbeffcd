/** What a plan is about: a single match of either sport, or a pool of the football lottery. */
export type PlanSport = 'football' | 'basketball' | 'pool14' | 'pick9' | 'single'

/** Set meals come in two scopes: jingcai matches, and the old football pools. */
export type SetMealScope = 'jingcai' | 'pool'

export interface SetMealLooks {
  readonly jingcai: number
  readonly pool: number
}

export const setMealScope = (sport: PlanSport): SetMealScope =>
  sport === 'pool14' || sport === 'pick9' ? 'pool' : 'jingcai'

/** A set meal with looks left opens a plan that experts offer for set meals, in its own scope only. */
export const setMealCovers = (
  plan: { readonly inSetMeals: boolean; readonly sport: PlanSport },
  looks: SetMealLooks,
): boolean => plan.inSetMeals && looks[setMealScope(plan.sport)] > 0
