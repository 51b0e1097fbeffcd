export const setMealPages = {
  SetMealList: () => import('./pages/set-meal-list.page.tsx'),
  SetMealRecord: () => import('./pages/set-meal-record.page.tsx'),
}
