/** For `sx`: invisible, but read by screen readers. Sizes need a unit: in `sx` a bare 1 means 100 %. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
