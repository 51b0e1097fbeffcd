export { AnalysisTab, ModelTab, OddsTab, PlansTab } from './tabs.tsx'
