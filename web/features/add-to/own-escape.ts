/** For the focusable elements of the popover: Escape closes it, and not the drawer that it was opened from. */
export const OWN_ESCAPE = { "data-mantine-stop-propagation": "true" } as const;
