// Does the page say that there is no voice here?
export const noVoice = $state({ told: false });
