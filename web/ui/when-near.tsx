import { type ReactNode, useEffect, useRef, useState } from "react";

interface WhenNearProps {
  /** Takes the place of the children, about as high as they are. */
  readonly placeholder: ReactNode;
  /** Whether something else needs the children, such as a file dropped on the page. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** Far enough to be there when a user who scrolls arrives. */
const NEAR_PX = 400;

/** Shows its children once they are near the screen, or when the browser's search is opened: it finds only what is there. */
export function WhenNear({ placeholder, isNeeded = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wasNear, setNear] = useState(isNeeded);
  if (isNeeded && !wasNear) setNear(true);
  useEffect(() => {
    if (place.current === null || wasNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_PX}px 0px`, scrollMargin: `${NEAR_PX}px` },
    );
    observer.observe(place.current);
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === "f") setNear(true);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => {
      observer.disconnect();
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [wasNear]);
  return wasNear ? children : <div ref={place}>{placeholder}</div>;
}
